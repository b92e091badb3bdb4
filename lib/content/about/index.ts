import "server-only";
import { countAtStart } from "@/lib/plain-text";
import { churchFathers } from "../church-fathers";
import { discoveries } from "../discoveries";
import { faqItems } from "../faq";
import { studyGuides } from "../study-guides";
import type { About } from "./schema";

/**
 * Words that hold for whoever the creator is; the personal figures beside them come from the
 * environment.
 */
export const about: About = {
  vision: `Truth Uncovered exists so that anyone, believer or doubter, can open the Bible, ask what is behind it and see the reasons for themselves. The site holds the Christian faith and reads Genesis in the young-earth tradition. It also puts the best answer of the other side next to its own claims, because a conviction that has to hide the evidence is not worth much.

The hope is simple: that more people read the text itself, and that those who disagree with us find their view stated in a way they would recognize. “Test all things” is an apostle’s advice (1 Thessalonians 5:21), and it applies to this site as well.`,
  journey: `A site like this begins with questions that do not let go. Can this book be trusted? What has really been found, and who says so? Popular answers come quickly from both sides, often without a source, and someone who cares about the truth grows tired of passing them on unchecked. Building the tool one would have liked to use is a way to learn the answers properly.

Learning to build on one’s own takes patience more than talent. Nobody assigns the next step. One reads, tries, breaks things and starts again, and slowly a blank page becomes something another person can use. Faith grows in a similar way, by small steps taken again and again, with help from people who went before. Luke describes careful work of this kind when he tells why he wrote (Luke 1:1-4).

The work is held to a few promises. Figures and finds name their sources. What is disputed is called disputed. A grade shows how it was reached. Scripture is printed from the text and never from memory. When something here proves wrong, it is to be corrected in the open. And nobody has to hand over a name or an address to read, search or study.`,
  skills: [
    "TypeScript, with strict types from the database to the screen",
    "Next.js and React: pages rendered ahead of time, with small interactive parts where they help",
    "PostgreSQL with Prisma: migrations, checked imports and backups",
    "Search: Bible references written in many ways, whole phrases, word forms and ranking",
    "Data validation: every request, answer and content file is checked against a schema",
    "Accessible design: semantic HTML, keyboard use, screen readers, light and dark themes",
    "Responsive layout with Tailwind CSS, from a phone to a wide desktop",
    "Maps and timelines drawn with D3, usable from the keyboard as well",
    "Testing: unit, integration and browser tests, with accessibility checks in the browser",
    "Web performance: page budgets, measured loading and no third-party trackers",
    "Research and writing: sources compared, figures cited, opposing views stated fairly",
  ],
  achievements: [
    "Two complete public-domain translations, compared with an independent copy: 31,102 verses of the King James Version and 31,098 of the World English Bible",
    "Every verse on the screen names the translation it was read from, and comes from the site’s own table",
    "Every graded claim opens the inputs its score was computed from, on the side this site defends as well as on the other",
    `${countAtStart(discoveries.length)} archaeological discoveries and claims, each with its critics beside it`,
    `${countAtStart(studyGuides.length)} study guides and ${faqItems.length} questions answered, with sources for the figures and a fair word on where Christians differ`,
    `${countAtStart(churchFathers.length)} church fathers quoted letter for letter, with work, chapter and translation under each quotation`,
    "The whole site works without an account, and it loads nothing from other companies’ servers unless a visitor starts a video",
    "Guides, answers, fathers, discoveries and timelines can be read with JavaScript switched off",
    "A visitor can use the site with a keyboard alone",
  ],
  audience: [
    "Christians who want to know their Bible better and the reasons for their hope (1 Peter 3:15)",
    "Doubters who would like straight answers, with the difficulties left in",
    "Seekers who are reading the Bible for the first time",
    "Skeptics who want to see the sources and check the reasoning",
    "Students and teachers who need references that can be cited",
    "Parents and small-group leaders preparing an evening’s discussion",
    "Pastors and preachers looking for background, with its sources",
  ],
  future: `The next aim is depth rather than size: better sources for what is already here, more voices from those who disagree, and corrections as new finds are published. Archaeology is never finished, and a fair page about it should change when the evidence does.

Beyond that stands a wish for more languages and for tools that help people read together. Whatever is added will keep the same rules: the text first, sources named, no price, no account. If the site one day sends its readers away from the screen, to a Bible on the table and to other people around it, it has done its work.`,
  statementOfFaith: [
    "We believe in one God, the Father, almighty, Maker of heaven and earth and of all things, seen and unseen (Deuteronomy 6:4; Genesis 1:1; Colossians 1:16).",
    "We believe in one Lord, Jesus Christ, the only Son of God, truly God, one in being with the Father, through whom all things were made (John 1:1-3; John 10:30; Hebrews 1:3).",
    "For us and for our salvation he became man, conceived by the Holy Spirit and born of the virgin Mary (Luke 1:35; John 1:14).",
    "For our sake he was crucified under Pontius Pilate; he suffered, died for our sins and was buried (Isaiah 53:5; 1 Corinthians 15:3-4).",
    "On the third day he rose in the body, as the Scriptures had said, and he ascended to the Father (Luke 24:39; 1 Corinthians 15:4; Acts 1:9).",
    "He will come again in glory to judge the living and the dead, and his kingdom will have no end (Acts 10:42; Luke 1:33).",
    "We believe in the Holy Spirit, the Lord and giver of life, who is worshiped with the Father and the Son and who spoke through the prophets (John 14:26; 2 Corinthians 3:17; 2 Peter 1:21).",
    "We believe that the Scriptures of the Old and New Testaments are inspired by God and are the rule for faith and life (2 Timothy 3:16-17).",
    "We believe that people are made in God’s image, have turned from him, and are saved by grace through faith in Christ (Genesis 1:27; Romans 3:23-24; Ephesians 2:8-9).",
    "We believe in one holy, catholic and apostolic church, which means the whole people of Christ in every place, in one baptism, and in the forgiveness of sins (Ephesians 4:4-6; Matthew 16:18; Acts 2:38).",
    "We look for the resurrection of the dead and the life of the world to come (1 Corinthians 15:52; Revelation 21:1-4).",
  ],
};
