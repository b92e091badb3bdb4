import type { BookChapters } from "./schema";

export const firstJohn: BookChapters = {
  book: "1John",
  chapters: [
    "We heard, saw and touched the Word of life, and share it so that our joy may be full. God is light; claiming friendship with him while living in darkness is lying. If we admit our sins, he forgives and cleans us.",
    "If anyone sins, Jesus speaks for us to the Father. Knowing God means obeying and loving; whoever hates a brother is in darkness. Do not love the world, with its desires, greedy eyes and pride. Many antichrists deny Jesus; remain in him.",
    "We are God’s children and will be like him. Whoever keeps on sinning has not known him. Do not be like Cain who murdered his brother; hatred is murder. Love not just with words but by sharing with those in need. God is greater than a guilty heart.",
    "Test spirits: those from God confess that Jesus came in the flesh. God is love and loved us first by sending his Son; so love each other. Perfect love drives out fear. Saying you love God while hating a brother is a lie.",
    "Believing in Jesus as God’s Son overcomes the world. Whoever has the Son has eternal life and can know it. God hears prayers according to his will. Pray for one who sins; there is a sin that leads to death. Keep away from idols.",
  ],
};
