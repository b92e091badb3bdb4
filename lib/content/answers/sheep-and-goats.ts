import type { Answer } from "./schema";

export const sheepAndGoats: Answer = {
  id: "sheep-and-goats",
  section: "Doubts and hard texts",
  question: "What does the parable of the sheep and the goats mean?",
  askedAs: [
    "the parable of the sheep and the goats",
    "what is the parable of the sheep and the goats",
    "parable of the sheep and the goats explained",
    "explain the parable of the sheep and the goats",
    "meaning of the parable of the sheep and the goats",
    "the story of the sheep and the goats in the bible",
    "what is the story about the sheep and the goats",
    "sheep and goats",
    "i was hungry and you gave me food",
    "least of these my brothers",
    "what you did to the least of these",
    "jesus separates people like sheep and goats",
    "are we judged by good works matthew 25",
    "who are the least of these",
    "sheep on the right goats on the left",
  ],
  answer:
    "At the judgment, Jesus says, the king counts what was done to the hungry, the stranger, the naked, the sick and the prisoner as done to himself. Both sides are surprised: the first did not know that they were serving him, and the others had not noticed anybody to serve. It is less a parable than a picture of the judgment, and it has sent many to hospitals, prisons and soup kitchens. People discuss who “the least of these my brothers” are: everyone in need, or Jesus’ own followers who are sent out.",
  passages: [
    { reference: "Matthew 25:31-40", why: "The king, and those on the right" },
    { reference: "Matthew 25:41-46", why: "Those on the left" },
    { reference: "James 2:15-17", why: "Faith without deeds" },
  ],
  christianViews:
    "Protestants mostly read the deeds as the fruit of faith; Catholics and Orthodox stress that they count. Most preachers take the least to be all who are in need; a good many commentaries take them to be Christian messengers.",
  sources: [
    {
      author: "Klyne R. Snodgrass",
      year: "2008",
      title: "Stories with Intent: A Comprehensive Guide to the Parables of Jesus",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["giving-to-the-poor", "faith-or-works", "what-is-the-last-judgment"],
};
