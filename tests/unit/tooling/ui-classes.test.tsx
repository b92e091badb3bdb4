import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { twMerge } from "tailwind-merge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Slider } from "@/components/ui/slider";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";

// Classes are joined and not merged (docs/decisions/0016), so one that sets what the primitive
// itself sets would win or lose by the order of the style sheet. Here they are merged: none may go.

const PRIMITIVES: Record<string, ComponentType<never>> = {
  Badge,
  Button,
  Card,
  CardContent,
  CardFooter,
  CardHeader,
  CardTitle,
  Checkbox,
  Input,
  Label,
  Progress,
  RadioGroupItem,
  Select,
  Skeleton,
  Slider,
  Switch,
  Textarea,
};

const ROOT = path.join(__dirname, "../../..");

const files = ["app", "components"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.startsWith("ui/"))
    .map((name) => path.join(folder, name)),
);

/** The opening tags of our primitives in a file, with what their attributes say in plain words. */
function findUses(source: string): { name: string; props: Record<string, string> }[] {
  return [...source.matchAll(/<([A-Z][A-Za-z]+)\s((?:[^<>{}]|=>|\{(?:[^{}]|\{[^{}]*\})*\})*)>/g)]
    .filter(([, name = ""]) => name in PRIMITIVES)
    .map(([, name = "", attributes = ""]) => ({
      name,
      props: Object.fromEntries(
        [...attributes.matchAll(/\b(className|variant|size|inputSize)="([^"]*)"/g)].map(
          ([, prop = "", value = ""]) => [prop, value],
        ),
      ),
    }));
}

function classesOf(name: string, props: Record<string, string>): string {
  const Primitive = PRIMITIVES[name] as ComponentType<Record<string, unknown>>;
  const html = renderToStaticMarkup(
    <Primitive {...props} {...(name === "Slider" ? { value: [1] } : {})} />,
  );
  return (/ class="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
}

test("no class given to a primitive contradicts one of its own", () => {
  const contradictions = files.flatMap((file) =>
    findUses(readFileSync(path.join(ROOT, file), "utf8")).flatMap(({ name, props }) => {
      const classes = classesOf(name, props);
      const merged = twMerge(classes);
      if (!props.className || merged === classes) return [];
      const lost = classes.split(" ").filter((one) => !merged.split(" ").includes(one));
      return [`${file}: <${name} className="${props.className}"> contradicts ${lost.join(" ")}`];
    }),
  );
  expect(contradictions).toEqual([]);
});

test("the primitives contradict themselves in no variant", () => {
  for (const name of Object.keys(PRIMITIVES)) {
    const classes = classesOf(name, {});
    expect(twMerge(classes)).toBe(classes);
  }
});

test("screens write no button, field or progress bar of their own", () => {
  // Shown when nothing of ours could be loaded.
  const exempt = ["app/global-error.tsx"];
  const raw = files.filter((file) =>
    /<(button|input|select|textarea|progress)\b/.test(readFileSync(path.join(ROOT, file), "utf8")),
  );
  expect(raw).toEqual(exempt);
});
