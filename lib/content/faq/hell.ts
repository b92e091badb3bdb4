import type { FaqItem } from "./schema";

export const hell: FaqItem = {
  id: "faq-hell",
  order: 90,
  section: "Evil and suffering",
  question: "Why would a loving God send anyone to hell?",
  askedAs: [
    "how is it fair to torture somebody forever for not believing",
    "a human who punished people forever would be a monster",
    "eternal torture for not believing without proof",
    "how can a loving god send people to hell",
    "how can a loving god send someone to hell for ever",
    "why does hell exist",
    "is hell real",
    "is hell forever",
    "is hell eternal torment",
    "does god send people to hell",
    "isn't eternal punishment unfair",
    "eternal fire for finite sins",
    "why would god torture people forever",
    "lake of fire",
    "my grandma was a good woman but not a believer is she burning",
    "am i going to burn",
    "what is gehenna",
    "annihilationism conditional immortality",
    "do bad people go to the fire",
    "how can heaven be happy if my mum is being tormented",
    "infinite punishment for a short life is immoral",
    "jonathan edwards sinners in the hands",
    "cs lewis doors locked on the inside",
    "is there really a fiery place under the ground",
    "love me or burn, some love that is",
    "scared of going to hell i cant sleep",
    "weeping and gnashing of teeth outer darkness",
    "threatening children with eternal flames is abuse",
    "what does the bible say about damnation",
    "Is the doctrine of everlasting conscious torment just?",
    "burning people for unbelief is sick",
    "my dad died without faith and i cant stop thinking of where he is",
    "what is hell like",
    "hell biblical words hades gehenna tartarus",
    "does god want people to perish",
    "who goes to hell",
    "Why so good God make place of fire for people?",
    "is the devil's pit for ever or does it end",
  ],
  answer: `Because, as the Bible tells it, God judges evil; yet he takes no pleasure in the death of the wicked and wants everyone to turn to him.

Both sides are in the text. God calls the wicked to turn and live (Ezekiel 33:11), and he is patient because he does not want anyone to perish (2 Peter 3:9). Jesus nevertheless speaks plainly about judgment (Matthew 25:41-46). John 3:17-19 describes it as people preferring darkness when light has come. Justice for those who were wronged is part of love as well.

Christians understand the outcome in three ways. The traditional view is conscious punishment without end. Others hold that the lost finally cease to exist, which is called conditional immortality. A minority hopes that God will in the end restore everyone. Each appeals to Scripture, and the first has been held most widely.

What they share matters more today: the door is open, and Christ came in order to save.`,
  verse: "2 Peter 3:9",
  sources: [],
};
