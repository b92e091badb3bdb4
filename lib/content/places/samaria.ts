import type { Place } from "./schema";

export const samaria: Place = {
  id: "samaria",
  order: 100,
  name: "Samaria (city)",
  askedAs: ["Samaria"],
  otherNames: ["Shomron", "Sebaste"],
  spellings: ["Samaria"],
  modern: "Sebastia, West Bank",
  lat: 32.2761,
  lon: 35.195,
  coordinateSource: "OpenBible.info Bible geocoding data (Samaria)",
  identification: "certain",
  keyVerses: ["1 Kings 16:24", "2 Kings 17:6", "Amos 6:1", "Acts 8:5"],
  facts: [
    {
      text: "It was built by Omri as the capital of Israel (1 Kings 16:24)",
      mark: "certain",
    },
    {
      text: "It was taken by Assyria in 722 or 720 BC and rebuilt by Herod as Sebaste",
      mark: "certain",
    },
  ],
  finds: ["samariaivory", "samariaost", "sargon"],
};
