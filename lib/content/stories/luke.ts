import type { Story } from "./schema";

export const luke: readonly Story[] = [
  ["Luke 1:26-38", "The angel Gabriel tells Mary that she will have a son; the Annunciation"],
  ["Luke 1:46-55", "Mary’s song, the Magnificat"],
  ["Luke 2:1-7", "Jesus is born in Bethlehem and laid in a manger; no room in the inn"],
  ["Luke 2:8-20", "Angels and shepherds at the birth of Jesus"],
  ["Luke 2:41-52", "The boy Jesus, twelve years old, in the temple among the teachers"],
  ["Luke 7:11-17", "Jesus raises the widow’s son at Nain"],
  ["Luke 10:30-37", "The parable of the good Samaritan: a man beaten by robbers is helped"],
  ["Luke 10:38-42", "Martha and Mary"],
  ["Luke 12:13-21", "The rich fool: greed"],
  ["Luke 15:11-32", "The parable of the prodigal, or lost, son"],
  ["Luke 16:19-31", "The rich man and Lazarus: after death"],
  ["Luke 17:11-19", "Ten lepers are healed; one gives thanks"],
  ["Luke 18:1-8", "The persistent widow: keep praying"],
  ["Luke 18:9-14", "The Pharisee and the tax collector: pride and humility"],
  ["Luke 19:1-10", "Zacchaeus climbs a tree to see Jesus"],
  ["Luke 22:39-46", "Jesus prays on the Mount of Olives: not my will but yours"],
  ["Luke 23:32-43", "Father, forgive them; the thief on the cross: today in paradise"],
  ["Luke 23:44-46", "Last words of Jesus: into your hands I commit my spirit"],
  ["Luke 24:13-35", "On the road to Emmaus the risen Jesus meets two disciples"],
  ["Luke 24:36-43", "The risen Jesus eats fish and shows his hands and feet"],
];
