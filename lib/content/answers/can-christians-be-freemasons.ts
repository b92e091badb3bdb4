import type { Answer } from "./schema";

export const canChristiansBeFreemasons: Answer = {
  id: "can-christians-be-freemasons",
  section: "Other faiths",
  question: "Can a Christian be a Freemason?",
  askedAs: [
    "is freemasonry a sin",
    "freemasons and the bible",
    "why does the catholic church forbid freemasonry",
    "is freemasonry a religion",
    "can a catholic join the masons",
    "can i be a mason and a christian",
    "whats wrong with freemasonry",
    "are freemasons satanic",
    "masonic lodge and church",
    "what do masons believe about god",
  ],
  answer:
    "Churches answer differently on Freemasonry, and the Bible does not speak of it. Freemasonry asks for belief in a supreme being, uses rituals and oaths, and leaves each member his own faith; its members see a brotherhood for character and charity, while critics in the churches see a religion beside the gospel. The Catholic Church forbids joining. If you think of it, ask what you would have to promise, to whom, and whether you could say it openly in church.",
  passages: [
    { reference: "Matthew 5:33-37", why: "Jesus on oaths: yes and no are enough." },
    { reference: "2 Corinthians 6:14-15", why: "A warning about binding ties." },
    { reference: "John 18:20", why: "Jesus taught openly and said nothing in secret." },
    { reference: "Romans 14:22-23", why: "Act from faith, not from doubt." },
  ],
  christianViews:
    "Rome repeated its ban in 1983; many Orthodox, Lutheran, Reformed and Pentecostal churches advise against it or forbid it. Many Anglicans, Methodists and Baptists have been Masons, archbishops among them, and see no conflict, though their churches have also published doubts.",
  critics:
    "Freemasons answer that the craft is no religion, has no sacraments and does not offer salvation, and that its secrets are signs of recognition only.",
  sources: [
    {
      author: "Congregation for the Doctrine of the Faith",
      year: "1983",
      title: "Declaration on Masonic Associations",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["how-to-recognize-a-cult"],
};
