import type { Story } from "./schema";

export const joshua: readonly Story[] = [
  ["Joshua 1:6-9", "Joshua becomes leader: be strong and courageous"],
  ["Joshua 2:1-14", "Rahab hides the two spies in Jericho"],
  ["Joshua 3:14-17", "Israel crosses the Jordan on dry ground"],
  ["Joshua 6:12-20", "The walls of Jericho fall after seven days of marching and trumpets"],
  ["Joshua 7:19-26", "Achan steals and is found out"],
  ["Joshua 10:12-14", "The sun stands still for Joshua"],
  ["Joshua 24:14-15", "Choose whom you will serve: as for me and my house"],
];
