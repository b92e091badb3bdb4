// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { athanasius } from "./athanasius";
import { augustine } from "./augustine";
import { chrysostom } from "./chrysostom";
import { ignatius } from "./ignatius";
import { irenaeus } from "./irenaeus";
import { justin } from "./justin";
import type { ChurchFather } from "./schema";

/** In the order shown: that of their time. */
export const churchFathers: readonly ChurchFather[] = [
  ignatius,
  justin,
  irenaeus,
  athanasius,
  chrysostom,
  augustine,
];
