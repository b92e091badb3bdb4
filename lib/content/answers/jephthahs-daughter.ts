import type { Answer } from "./schema";

export const jephthahsDaughter: Answer = {
  id: "jephthahs-daughter",
  section: "Doubts and hard texts",
  question: "Did Jephthah really sacrifice his daughter?",
  askedAs: [
    "why did god let jephthah kill his daughter",
    "jephthah's vow",
    "judges 11 human sacrifice",
    "was jephthah's daughter sacrificed or kept a virgin",
    "did god accept a human sacrifice",
    "the judge who killed his own daughter because of a promise",
    "rash vow of jephthah",
    "the girl who came out dancing with tambourines",
    "whatever comes out of my door first i will burn",
    "god stopped abraham but not this dad",
    "why did no one stop him from killing his girl",
    "bewail my virginity two months mountains",
    "So god wins a battle and takes a kid as payment",
    "what happened to jeptha's child",
    "was she burned",
    "dedicated to temple service instead of killed",
    "Jephthah in the hall of faith in Hebrews 11 after burning his child?",
    "do you have to keep a stupid promise to god",
    "a father sacrifices his only child after winning war against ammon",
    "i made a vow to god i cant keep like that judge",
    "my bible study group were horrified by the father who burnt his girl",
    "did god want that poor girl to die",
    "Was the vow fulfilled literally? Arguments for and against",
    "olah in judges 11 31 and or or",
    "child sacrifice in israel jephthah",
    "girl killed because daddy promised",
    "why is a man who killed his kid called a hero of faith",
    "rabbinic views on jephtah",
    "the spirit came upon him and then he made that oath",
    "where was god when the daughter was offered",
    "women of israel mourned four days a year",
  ],
  answer:
    "The text says that he did to her as he had vowed, and he had vowed a burnt offering, so most readers conclude that he killed her. Nothing in the story says that God asked for the vow or approved of it; God is silent. The law forbids child sacrifice, and the book of Judges shows Israel sinking lower and lower, so many take the story as a picture of how far things had gone. Others think that she was given to lifelong service at the sanctuary.",
  passages: [
    { reference: "Judges 11:30-31", why: "The vow, made without being asked for." },
    { reference: "Judges 11:34-35", why: "His daughter comes out to meet him." },
    {
      reference: "Judges 11:38-40",
      why: "She mourns her virginity, and Israel’s daughters remember her.",
    },
    {
      reference: "Deuteronomy 12:31",
      why: "The law calls the burning of children hateful to God.",
    },
  ],
  christianViews:
    "Older Jewish and Christian writers mostly took it as a real death and blamed Jephthah’s rashness. Since the Middle Ages some, beginning with the Kimhi family of Jewish scholars, have held that she was dedicated to God and stayed unmarried, since that is what she mourns.",
  critics:
    "Critics note that the story says God’s Spirit came on Jephthah just before, and that the New Testament praises him for faith without a word about his daughter. Feminist scholars ask readers to mourn her, as the story itself does.",
  sources: [
    {
      author: "Phyllis Trible",
      year: "1984",
      title: "Texts of Terror",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
  related: ["binding-of-isaac"],
};
