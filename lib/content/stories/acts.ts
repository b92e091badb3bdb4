import type { Story } from "./schema";

export const acts: readonly Story[] = [
  ["Acts 1:6-11", "The ascension of Jesus; you will be my witnesses"],
  ["Acts 2:1-13", "Pentecost: the Holy Spirit comes with wind and tongues of fire"],
  ["Acts 2:37-42", "Three thousand are baptized; repent; the first church"],
  ["Acts 3:1-10", "Peter heals the lame man at the temple gate"],
  ["Acts 5:1-11", "Ananias and Sapphira lie and die"],
  ["Acts 7:54-60", "Stephen is stoned, the first Christian martyr"],
  ["Acts 8:26-39", "Philip and the Ethiopian eunuch"],
  ["Acts 9:1-19", "Saul (Paul) is struck blind on the road to Damascus and converted"],
  ["Acts 10:34-48", "Peter and Cornelius: God accepts Gentiles of every nation"],
  ["Acts 11:25-26", "At Antioch the disciples are first called Christians"],
  ["Acts 12:5-11", "An angel frees Peter from prison"],
  ["Acts 15:5-21", "The council at Jerusalem: must Gentiles keep the law of Moses?"],
  ["Acts 16:13-15", "Lydia believes at Philippi"],
  ["Acts 16:25-34", "Paul and Silas in prison; the jailer asks: what must I do to be saved?"],
  ["Acts 17:22-31", "Paul’s speech in Athens on the Areopagus: the unknown God"],
  ["Acts 19:23-34", "The riot of the silversmiths in Ephesus"],
  ["Acts 27:39-44", "Paul’s shipwreck"],
  ["Acts 28:1-6", "Paul on the island of Malta; the viper"],
];
