import type { Story } from "./schema";

export const firstSamuel: readonly Story[] = [
  ["1 Samuel 1:9-20", "Hannah prays for a child and bears Samuel"],
  ["1 Samuel 3:1-10", "God calls the boy Samuel at night: speak, your servant hears"],
  ["1 Samuel 8:4-9", "Israel asks for a king"],
  ["1 Samuel 10:1-24", "Samuel anoints Saul, the first king of Israel"],
  ["1 Samuel 16:6-13", "Samuel anoints the shepherd boy David as king; God looks at the heart"],
  ["1 Samuel 17:45-51", "David kills the giant Goliath with a sling and a stone"],
  ["1 Samuel 18:1-4", "David and Jonathan become close friends"],
  ["1 Samuel 24:3-12", "David spares Saul’s life in the cave"],
  ["1 Samuel 28:7-20", "Saul visits the witch, or medium, of Endor"],
  ["1 Samuel 31:1-6", "Saul and his sons die in battle"],
];
