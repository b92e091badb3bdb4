import type { Answer } from "./schema";

export const whereIsTheArkOfTheCovenant: Answer = {
  id: "where-is-the-ark-of-the-covenant",
  section: "People and places",
  question: "Where is the Ark of the Covenant now?",
  askedAs: [
    "what happened to the ark of the covenant",
    "is the ark of the covenant in ethiopia",
    "was the ark of the covenant found",
    "ron wyatt ark of the covenant",
    "who has the lost ark",
  ],
  answer:
    "Nobody knows. It stood in Solomon’s temple and is not on the list of what the Babylonians carried off in 587 or 586 BC, so it was probably destroyed or taken then. Second Maccabees tells that Jeremiah hid it in a cave; the church at Axum in Ethiopia says that it has it, and shows it to no one. Ron Wyatt claimed to have seen it under Jerusalem, without evidence that others could examine.",
  passages: [
    { reference: "1 Kings 8:6-9", why: "The ark in the temple, with the two tablets." },
    { reference: "2 Kings 25:13-17", why: "The list of what Babylon took." },
    { reference: "Jeremiah 3:16", why: "A time when it will not be missed." },
    { reference: "Revelation 11:19", why: "An ark seen in heaven." },
  ],
  sources: [],
  related: ["uzzah"],
};
