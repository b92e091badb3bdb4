import type { Story } from "./schema";

export const james: readonly Story[] = [
  ["James 1:2-8", "Trials bring patience; ask for wisdom without doubting"],
  ["James 1:12-15", "Where temptation comes from"],
  ["James 1:19-20", "Slow to speak and slow to anger"],
  ["James 2:14-26", "Faith without works is dead"],
  ["James 3:1-12", "Taming the tongue: gossip and words"],
  ["James 4:1-10", "Asking wrongly, prayers not answered; God resists the proud; resist the devil"],
  ["James 5:13-18", "Prayer for the sick; Elijah prayed"],
];
