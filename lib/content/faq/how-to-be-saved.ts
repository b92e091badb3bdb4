import type { FaqItem } from "./schema";

export const howToBeSaved: FaqItem = {
  id: "faq-how-to-be-saved",
  order: 270,
  section: "Faith and other religions",
  question: "How can I be saved?",
  askedAs: [
    "what must i do to be saved",
    "how do i get to heaven",
    "how to become a christian",
    "how do i go to heaven when i die",
    "how can i have eternal life",
    "how do i accept jesus",
    "what do you have to do to get saved",
    "sinners prayer",
    "i want to give my life to jesus what now",
    "how do i get right with god",
    "what do i need to do to be forgiven and go up there",
    "acts 16 31",
    "romans road",
    "i want to become a believer",
    "what steps to faith does the bible give",
    "step by step how to follow christ",
    "is it enough to be a good person",
    "how do i receive christ",
    "my dad is dying and wants to know how to make peace with god",
    "converting from islam to christianity how",
    "i have done bad things but i want a new start with jesus",
    "how can i go to heaven",
    "abc of salvation admit believe confess",
    "i think im ready to believe",
    "way to salvation explained simply",
    "ordo salutis in simple words",
    "getting saved",
    "what must a person do for eternal life",
    "altar call what do i say",
    "how do i let jesus into my heart",
    "Patient near the end asked me how he can be sure of heaven and I didn't know what to say",
    "I want that God save me, how I do?",
    "turning to christ for the first time",
    "saved by grace through faith what do i actually do",
  ],
  answer: `You are saved by God’s grace, through trusting Jesus Christ; it is a gift and cannot be earned (Ephesians 2:8-9).

When a frightened jailer asked Paul this question, he was told to believe in the Lord Jesus (Acts 16:30-31). Peter’s answer to a crowd was to turn around and be baptized (Acts 2:38). Romans 10:9-10 speaks of believing in the heart that God raised Jesus and of confessing him as Lord. You can do this in your own words: tell God where you have done wrong, thank him that Christ died and rose for you, and ask him to lead your life.

Trust that is alive shows itself. Good works do not buy salvation, but we are made for them (Ephesians 2:10), and faith without them is dead (James 2:17).

Churches differ on baptism: some see in it the moment when God gives new birth, others the public sign of a faith already present. They differ too on whether salvation can be lost. None of them thinks that you should try to live as a Christian alone, so look for a church near you.`,
  verse: "Ephesians 2:8-9",
  sources: [],
};
