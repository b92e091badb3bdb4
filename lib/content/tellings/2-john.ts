import type { Telling } from "./schema";

export const secondJohn: readonly Telling[] = [
  ["2 John 1:1-13", ["letter to a lady and kids", "do not let liars in your house"]],
  ["2 John 1:1-2", ["letter addressed to a lady and her kids", "old man writes to a chosen woman"]],
  [
    "2 John 1:4",
    [
      "happy to find some of her children following the truth",
      "glad that a mother’s kids live by the truth",
    ],
  ],
  [
    "2 John 1:6",
    [
      "love means living by god’s orders",
      "how does the elder define love to the lady, walking by commands",
    ],
  ],
  [
    "2 John 1:8",
    [
      "be careful not to lose what you’ve worked for, get the full prize",
      "watch out or your reward won’t be complete",
    ],
  ],
  [
    "2 John 1:9",
    [
      "going too far beyond what christ taught",
      "running ahead and leaving christ’s teaching means no god",
    ],
  ],
  [
    "2 John 1:10-11",
    [
      "dont let false teachers in your house or even greet them",
      "should i open the door to cult missionaries",
    ],
  ],
  [
    "2 John 1:12",
    [
      "rather talk in person than write it on paper, to the lady",
      "a mother gets a short note, the rest will be said face to face",
    ],
  ],
];
