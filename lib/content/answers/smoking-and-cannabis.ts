import type { Answer } from "./schema";

export const smokingAndCannabis: Answer = {
  id: "smoking-and-cannabis",
  section: "Christian living",
  question: "Is it a sin to smoke or to use cannabis?",
  askedAs: [
    "is smoking weed a sin",
    "can christians smoke",
    "marijuana bible",
    "is vaping a sin",
    "is medical marijuana ok for christians",
    "tobacco and the bible",
  ],
  answer:
    "The Bible mentions neither tobacco nor cannabis. Christians reason from what it says of drunkenness, of the body as a temple, of not being ruled by anything, and of obeying the law. Harm to health and a clouded mind speak against it; medicine a doctor gives is another matter. If it has you rather than you having it, help works.",
  passages: [
    { reference: "1 Corinthians 6:12", why: "I will not be ruled by anything." },
    { reference: "1 Corinthians 6:19-20", why: "Honor God with the body." },
    { reference: "1 Peter 5:8", why: "Be sober and watchful." },
  ],
  sources: [],
  related: ["alcohol-and-the-bible", "fighting-an-addiction"],
};
