import type { Answer } from "./schema";

export const parableOfTheWeeds: Answer = {
  id: "parable-of-the-weeds",
  section: "Doubts and hard texts",
  question: "What does the parable of the wheat and the weeds mean?",
  askedAs: [
    "the parable of the wheat and the tares",
    "what is the parable of the wheat and the tares",
    "what does the parable of the wheat and the tares mean",
    "parable of the wheat and the tares explained",
    "explain the parable of the wheat and the tares",
    "meaning of the parable of the wheat and the tares",
    "the story of the wheat and the tares in the bible",
    "what is the story about the wheat and the tares",
    "the parable of the weeds",
    "what is the parable of the weeds",
    "what does the parable of the weeds mean",
    "parable of the weeds explained",
    "explain the parable of the weeds",
    "meaning of the parable of the weeds",
    "the story of the weeds in the bible",
    "what is the story about the weeds",
    "wheat and weeds",
    "tares among the wheat",
    "let both grow together until the harvest",
    "an enemy sowed weeds",
    "why did the farmer not pull the weeds",
    "darnel in the field parable",
    "who are the weeds in matthew 13",
    "should the church throw out bad people parable",
    "good and evil grow together parable",
  ],
  answer:
    "An enemy sows weeds among the wheat, and the farmer forbids his servants to pull them, since the wheat would come out as well: both are to grow until the harvest. Jesus explains it: the field is the world, the good seed the people of the kingdom, the weeds those of the evil one, and the harvest the end of the age. So judgment is certain, and it is not ours to carry out now. Why evil goes on beside good is not explained; but it will not go on forever.",
  passages: [
    { reference: "Matthew 13:24-30", why: "The parable" },
    { reference: "Matthew 13:36-43", why: "Jesus explains it" },
    { reference: "Matthew 13:47-50", why: "The net, which says the same" },
  ],
  christianViews:
    "Augustine used it against those who wanted a church of the pure; others point out that the field is the world and not the church.",
  sources: [
    {
      author: "Klyne R. Snodgrass",
      year: "2008",
      title: "Stories with Intent: A Comprehensive Guide to the Parables of Jesus",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["parable-of-the-sower", "what-is-the-last-judgment", "where-did-evil-come-from"],
};
