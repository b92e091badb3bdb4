import type { Story } from "./schema";

export const amos: readonly Story[] = [["Amos 5:21-24", "Let justice roll on like rivers"]];
