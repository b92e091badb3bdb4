import type { Answer } from "./schema";

export const cremation: Answer = {
  id: "cremation",
  section: "Christian living",
  question: "Is cremation wrong for Christians?",
  askedAs: [
    "can christians be cremated",
    "burial or cremation bible",
    "does cremation stop the resurrection",
    "what does the bible say about cremation",
    "scattering ashes christian",
  ],
  answer:
    "No verse forbids it. In the Bible people are buried, as Jesus was, and burning a body appears mostly as judgment or as a last honor in need, as with Saul. Resurrection does not depend on what is left: God who made bodies from dust can raise those lost at sea or in fire.",
  passages: [
    {
      reference: "1 Samuel 31:11-13",
      why: "Saul’s body is burned and his bones buried with honor.",
    },
    { reference: "1 Corinthians 15:42-44", why: "What is raised is not what is sown." },
    { reference: "Genesis 3:19", why: "Dust to dust." },
  ],
  christianViews:
    "Orthodox churches forbid cremation. The Catholic Church has allowed it since 1963, prefers burial, and asks that ashes be kept in a sacred place. Most Protestants leave it free.",
  sources: [],
  related: ["resurrection-of-the-body"],
};
