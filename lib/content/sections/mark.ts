import type { Section } from "./schema";

export const mark: readonly Section[] = [
  {
    passage: "Mark 1:21-28",
    words: "Jesus drives out an unclean spirit in the synagogue of Capernaum",
  },
  { passage: "Mark 1:35", words: "Jesus rises early to pray in a lonely place" },
  { passage: "Mark 2:1-12", words: "four friends let a paralysed man down through the roof" },
  { passage: "Mark 2:23-28", words: "sabbath made for man" },
  { passage: "Mark 3:13-19", words: "twelve apostles; sons of thunder (Boanerges)" },
  { passage: "Mark 3:20-30", words: "his family says he is mad; a house divided" },
  { passage: "Mark 4:26-29", words: "seed growing by itself" },
  { passage: "Mark 4:35-41", words: "Jesus asleep in the boat calms the storm: peace, be still" },
  {
    passage: "Mark 5:1-20",
    words: "man with unclean spirits among the tombs, Legion; two thousand pigs drown",
  },
  {
    passage: "Mark 5:21-43",
    words: "Jairus’ daughter raised, twelve years old, talitha cumi; woman with bleeding healed",
  },
  {
    passage: "Mark 6:1-6",
    words: "Jesus the carpenter, brothers and sisters, rejected at Nazareth",
  },
  {
    passage: "Mark 6:14-29",
    words: "Herodias’ daughter dances; head of John the Baptist on a platter (plate)",
  },
  { passage: "Mark 7:24-30", words: "Syrophoenician woman" },
  { passage: "Mark 7:31-37", words: "deaf man healed, ephphatha" },
  { passage: "Mark 8:22-26", words: "blind man of Bethsaida, sees men like trees" },
  { passage: "Mark 9:14-29", words: "I believe, help my unbelief; mute spirit" },
  { passage: "Mark 9:42-50", words: "cut off hand; hell where the worm does not die" },
  { passage: "Mark 10:13-16", words: "let the little children come" },
  { passage: "Mark 10:46-52", words: "blind Bartimaeus" },
  { passage: "Mark 12:41-44", words: "poor widow’s two small coins (mites)" },
  { passage: "Mark 13:32-37", words: "no one knows the day; watch" },
  { passage: "Mark 14:3-9", words: "alabaster jar of pure nard, three hundred denarii" },
  { passage: "Mark 14:51-52", words: "young man flees naked" },
  { passage: "Mark 15:33-39", words: "centurion: truly this was the Son of God" },
  { passage: "Mark 16:1-8", words: "women with spices: who will roll away the stone" },
  {
    passage: "Mark 16:9-20",
    words: "longer ending: appearances to Mary Magdalene; snakes and poison; ascension",
  },
];
