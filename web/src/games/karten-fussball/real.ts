/** At a real table: two rounds, and what comes when it is level (KF-13 to KF-16). */
import { GOALS, type Form } from "../form";

export const form: Form = {
  sides: "two",
  ways: [
    {
      id: "goals",
      counts: [GOALS],
      stages: [
        { section: "first-round", rule: "KF-13" },
        { section: "second-round", rule: "KF-13" },
        { section: "extra-time", tied: true, rule: "KF-14" },
        { section: "penalties", tied: true, again: true, rule: "KF-15" },
      ],
    },
  ],
};
