import "server-only";
import { athanasius } from "./athanasius";
import { augustine } from "./augustine";
import { chrysostom } from "./chrysostom";
import { ignatius } from "./ignatius";
import { irenaeus } from "./irenaeus";
import { justin } from "./justin";
import type { ChurchFather } from "./schema";

/** In the order shown. */
export const churchFathers: readonly ChurchFather[] = [
  ignatius,
  justin,
  irenaeus,
  athanasius,
  chrysostom,
  augustine,
];
