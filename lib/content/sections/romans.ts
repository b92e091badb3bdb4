import type { Section } from "./schema";

export const romans: readonly Section[] = [
  { passage: "Romans 1:16-17", words: "not ashamed of the gospel; the righteous lives by faith" },
  { passage: "Romans 1:18-32", words: "God’s wrath; creation shows him; no excuse" },
  { passage: "Romans 2:12-16", words: "the law written on the hearts of Gentiles" },
  { passage: "Romans 3:9-20", words: "no one righteous, not one" },
  { passage: "Romans 3:21-31", words: "all have sinned; justified freely by grace through faith" },
  { passage: "Romans 4:1-12", words: "Abraham justified by faith" },
  { passage: "Romans 5:1-11", words: "peace with God; Christ died for us while we were sinners" },
  { passage: "Romans 5:12-21", words: "sin through one man Adam; grace through Christ" },
  { passage: "Romans 6:1-14", words: "baptized into his death; shall we continue in sin" },
  { passage: "Romans 6:15-23", words: "the wages of sin is death, the gift of God eternal life" },
  { passage: "Romans 7:14-25", words: "the good that I want I do not do; wretched man" },
  { passage: "Romans 8:1-11", words: "no condemnation; life in the Spirit" },
  { passage: "Romans 8:14-17", words: "spirit of adoption, Abba Father; heirs" },
  { passage: "Romans 8:18-27", words: "creation groans; the Spirit helps our weakness" },
  {
    passage: "Romans 8:28-39",
    words: "all things work together for good; nothing can separate us from the love of God",
  },
  { passage: "Romans 9:10-24", words: "Jacob I loved, Esau I hated; potter and clay; election" },
  {
    passage: "Romans 10:8-17",
    words: "confess with your mouth; faith comes by hearing; how will they hear",
  },
  { passage: "Romans 11:11-24", words: "wild olive branches grafted in" },
  { passage: "Romans 11:25-36", words: "all Israel will be saved; depth of riches" },
  { passage: "Romans 12:1-8", words: "living sacrifice; renewing of your mind; gifts differ" },
  {
    passage: "Romans 12:9-21",
    words: "hospitality; bless who persecute; vengeance is mine; overcome evil with good",
  },
  { passage: "Romans 13:1-7", words: "obey the governing authorities; pay taxes" },
  { passage: "Romans 13:8-14", words: "owe no one but love" },
  { passage: "Romans 14:1-12", words: "weak in faith; food and days; do not judge your brother" },
  {
    passage: "Romans 16:1-16",
    words: "Phoebe the deaconess; greetings; Priscilla and Aquila; Junia",
  },
];
