import { matchAnswers } from "@/lib/retrieval/match-answers";
import { getSiteAnswers } from "@/lib/retrieval/site-answers";

const answers = [...getSiteAnswers().values()];

test("every wording an answer is asked in leads to it", () => {
  const lost = answers.flatMap(({ id, wordings }) =>
    wordings.filter((wording) => matchAnswers(wording).same?.id !== id),
  );

  expect(lost).toEqual([]);
});

test.each([
  ["is the world really really old, or 6000 years?", "faq:faq-age-of-the-earth"],
  ["Were the creation days literal 24-hour days?", "faq:faq-days-of-genesis"],
  ["WHO DID CAIN MARRY???", "faq:faq-cains-wife"],
  ["is there any evidence outside the bible that jesus existed", "faq:faq-evidence-for-jesus"],
  ["but who made god", "answer:who-created-god"],
  ["how can i forgive someone who has hurt me so badly", "answer:how-do-i-forgive"],
])("%s is answered by the site", (question, id) => {
  expect(matchAnswers(question).same?.id).toBe(id);
});

// Near in words, another question: a wrong answer is worse than none.
test.each([
  "Where was Jesus born?",
  "Who was the king when Jesus was born?",
  "What did Jesus say about hell?",
  "How old was Noah when the flood came?",
  "Who was saved from the lions?",
  "What did God create on day four?",
  "Did Paul meet Peter?",
  "What does Romans 8:28 mean?",
  "What did Esther do?",
  "What did Cain do to Abel?",
  "What language do they speak in Brazil?",
  "Who was the mother of Samuel?",
  "And Psalm 23:1?",
  "Who won the world cup?",
  "the",
  "",
])("%s is none of the questions the site answers", (question) => {
  expect(matchAnswers(question).same).toBeNull();
});

test("what is nearly a question of the site is offered, two at most and not the answer itself", () => {
  const { same, near } = matchAnswers("is rock music older than the earth");
  expect(same).toBeNull();
  expect(near.map(({ id }) => id)).toContain("faq:faq-age-of-the-earth");
  for (const { question } of answers) {
    const found = matchAnswers(question);
    expect(found.near.length).toBeLessThanOrEqual(2);
    expect(found.near).not.toContain(found.same);
  }
});

test("the longest of one thing is not the longest of another", () => {
  expect(matchAnswers("what is the longest river in the bible").same).toBeNull();
  expect(matchAnswers("what is the biggest city in the bible").same).toBeNull();
  expect(matchAnswers("what is the longest book in the bible").same?.id).toBe(
    "answer:longest-and-shortest-book",
  );
});
