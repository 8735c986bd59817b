if (!Object.hasOwn || !window.HTMLDialogElement) document.getElementById('old').hidden = false
