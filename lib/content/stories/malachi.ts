import type { Story } from "./schema";

export const malachi: readonly Story[] = [["Malachi 3:8-12", "Robbing God; tithes and offerings"]];
