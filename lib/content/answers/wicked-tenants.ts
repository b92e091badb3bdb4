import type { Answer } from "./schema";

export const wickedTenants: Answer = {
  id: "wicked-tenants",
  section: "Doubts and hard texts",
  question: "What does the parable of the wicked tenants mean?",
  askedAs: [
    "the parable of the wicked tenants",
    "what is the parable of the wicked tenants",
    "parable of the wicked tenants explained",
    "explain the parable of the wicked tenants",
    "meaning of the parable of the wicked tenants",
    "the story of the wicked tenants in the bible",
    "what is the story about the wicked tenants",
    "the parable of the tenants",
    "what is the parable of the tenants",
    "what does the parable of the tenants mean",
    "parable of the tenants explained",
    "explain the parable of the tenants",
    "meaning of the parable of the tenants",
    "the story of the tenants in the bible",
    "what is the story about the tenants",
    "wicked tenants",
    "they killed the owner's son",
    "vineyard tenants who beat the servants",
    "the stone the builders rejected parable",
    "wicked husbandmen",
    "landlord sent his son to the vineyard",
    "who are the tenants in mark 12",
    "vineyard given to others meaning",
  ],
  answer:
    "A man rents out his vineyard; the tenants beat and kill the servants who come for the fruit, and at last his son. The leaders in Jerusalem understand at once that it is about them. The vineyard is an old picture of Israel from Isaiah, the servants are usually taken as the prophets, and the son as Jesus, who tells it days before his death. The judgment falls on the tenants and not on the vineyard, so it gives no ground for saying that God has rejected the Jewish people.",
  passages: [
    { reference: "Mark 12:1-8", why: "The parable" },
    { reference: "Mark 12:9-12", why: "The stone, and the leaders" },
    { reference: "Isaiah 5:1-7", why: "The vineyard song behind it" },
  ],
  sources: [
    {
      author: "Klyne R. Snodgrass",
      year: "2008",
      title: "Stories with Intent: A Comprehensive Guide to the Parables of Jesus",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["are-the-jews-still-chosen", "wedding-banquet"],
};
