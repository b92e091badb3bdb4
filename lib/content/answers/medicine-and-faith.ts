import type { Answer } from "./schema";

export const medicineAndFaith: Answer = {
  id: "medicine-and-faith",
  section: "Christian living",
  question: "Is it wrong for a Christian to take medicine, see a therapist or be vaccinated?",
  askedAs: [
    "should christians go to the doctor or pray",
    "is therapy a sin",
    "antidepressants and faith",
    "vaccines and the bible",
    "does taking medicine mean i lack faith",
    "blood transfusion bible",
  ],
  answer:
    "No. The Bible mentions figs on a boil, oil and wine on wounds and wine for the stomach without blame; Luke was called a physician. To pray and to take medicine do not compete, and treatment of the mind is treatment too. Please do not stop what a doctor has prescribed because of something you heard in church; ask the doctor first.",
  passages: [
    { reference: "2 Kings 20:5-7", why: "A prayer answered, and figs laid on the boil." },
    { reference: "1 Timothy 5:23", why: "Paul advises a remedy." },
    { reference: "Luke 10:33-34", why: "The Samaritan treats wounds with oil and wine." },
    { reference: "Colossians 4:14", why: "Luke the physician." },
  ],
  christianViews:
    "Nearly all churches agree. Christian Science has relied on prayer instead, and Jehovah’s Witnesses refuse blood transfusions from their reading of Acts 15:29.",
  sources: [],
  related: ["seriously-ill", "living-with-depression"],
};
