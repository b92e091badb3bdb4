import type { Answer } from "./schema";

export const whatAreAngels: Answer = {
  id: "what-are-angels",
  section: "Faith basics",
  question: "What are angels?",
  askedAs: [
    "do angels have wings",
    "do i have a guardian angel",
    "are angels real",
    "what do angels look like in the bible",
    "biblically accurate angels",
    "archangels names in the bible",
    "did the angel watch over me",
    "does everyone have a guardian angel",
    "what do angels do",
    "how many angels are there",
    "names of angels",
    "who is the archangel michael",
    "angels explained",
    "do guardian angels exist",
    "what does the bible say about angels",
    "are there angels around us",
  ],
  answer:
    "In the Bible angels are God’s messengers and servants: created spirits, not people who have died. They often look like men, and they often begin by telling people not to be afraid; the wings belong to cherubim and seraphim in visions. Gabriel and Michael are named, and Raphael in the book of Tobit. Jesus says that the angels of little ones see the Father’s face, and many take this to mean that each of us has a guardian. In Revelation an angel refuses to be worshiped and points to God.",
  passages: [
    { reference: "Hebrews 1:14", why: "What angels are: spirits sent to serve." },
    { reference: "Luke 1:26-30", why: "Gabriel comes to Mary." },
    { reference: "Matthew 18:10", why: "The verse behind guardian angels." },
    { reference: "Isaiah 6:1-3", why: "Seraphim with six wings." },
  ],
  christianViews:
    "Catholics and Orthodox believe that each person has a guardian angel, and greet the angels in prayer. Calvin thought one might have many and would not fix it; most Protestants trust that God sends them and address God alone.",
  critics:
    "Many scholars think that Jewish ideas of angels grew after the exile, perhaps in touch with Persia, and that reports of angels today are dreams, coincidence or kind strangers.",
  sources: [
    {
      author: "Susan R. Garrett",
      year: "2008",
      title: "No Ordinary Angel",
      publication: "Yale University Press, New Haven",
      kind: "book",
    },
  ],
  related: ["who-is-satan", "ghosts-mediums-and-tarot"],
};
