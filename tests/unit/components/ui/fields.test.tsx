/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Progress } from "@/components/ui/progress";
import { Select } from "@/components/ui/select";
import { Slider } from "@/components/ui/slider";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";

test("a button submits a form only where it is asked to", () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a button of no looks carries only the classes it is given", () => {
  render(
    <Button variant="unstyled" className="pin">
      Tel Dan
    </Button>,
  );
  expect(screen.getByRole("button", { name: "Tel Dan" })).toHaveClass("pin", { exact: true });
});

test("what is chosen is handed on as a value", () => {
  const onValueChange = jest.fn();
  render(
    <>
      <Select aria-label="Translation" value="WEB" onValueChange={onValueChange}>
        <option>WEB</option>
        <option>KJV</option>
      </Select>
      <Checkbox aria-label="All" checked={false} onCheckedChange={onValueChange} />
      <Switch aria-label="Model" checked onCheckedChange={onValueChange} />
      <Slider aria-label="Speed" min={1} max={3} value={[1]} onValueChange={onValueChange} />
    </>,
  );
  fireEvent.change(screen.getByRole("combobox", { name: "Translation" }), {
    target: { value: "KJV" },
  });
  fireEvent.click(screen.getByRole("checkbox", { name: "All" }));
  expect(screen.getByRole("switch", { name: "Model" })).toBeChecked();
  fireEvent.click(screen.getByRole("switch", { name: "Model" }));
  fireEvent.change(screen.getByRole("slider", { name: "Speed" }), { target: { value: "2" } });
  expect(onValueChange.mock.calls).toEqual([["KJV"], [true], [false], [[2]]]);
});

test("a field ties its label, its hint and its error to the control", () => {
  render(
    <Field label="Name" note="optional" hint="As you like" error="Too long">
      {(field) => <Input {...field} />}
    </Field>,
  );
  const control = screen.getByRole("textbox", { name: "Name (optional)" });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription("As you like Too long");
  expect(screen.getByRole("alert")).toHaveTextContent("Too long");
});

test("react-hook-form registers every kind of field", async () => {
  const onSubmit = jest.fn();
  function Form() {
    const { register, handleSubmit } = useForm({
      defaultValues: { name: "A", note: "B", day: "two", all: true, model: false },
    });
    return (
      <form onSubmit={handleSubmit((values) => onSubmit(values))}>
        <Input {...register("name")} />
        <Textarea {...register("note")} />
        <Select {...register("day")}>
          <option>one</option>
          <option>two</option>
        </Select>
        <Checkbox {...register("all")} />
        <Switch {...register("model")} />
        <Button type="submit">Save</Button>
      </form>
    );
  }
  render(<Form />);
  fireEvent.click(screen.getByRole("switch"));
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "one" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("button");
  await new Promise(process.nextTick);
  expect(onSubmit).toHaveBeenCalledWith({
    name: "A",
    note: "B",
    day: "one",
    all: true,
    model: true,
  });
});

test("progress says how far it is of a hundred", () => {
  render(<Progress value={40} aria-label="Progress of John" />);
  const bar = screen.getByRole("progressbar", { name: "Progress of John" });
  expect(bar).toHaveProperty("max", 100);
  expect(bar).toHaveProperty("value", 40);
});

test("the buttons of a popover name its panel, so that it opens before scripts run", () => {
  render(
    <Popover id="theme">
      <PopoverTrigger>Theme</PopoverTrigger>
      <PopoverContent data-testid="panel">
        <PopoverClose>Done</PopoverClose>
      </PopoverContent>
    </Popover>,
  );
  expect(screen.getByTestId("panel")).toHaveAttribute("id", "theme");
  expect(screen.getByTestId("panel")).toHaveAttribute("popover", "auto");
  for (const name of ["Theme", "Done"]) {
    expect(screen.getByText(name)).toHaveAttribute("popovertarget", "theme");
  }
  expect(screen.getByText("Done")).toHaveAttribute("popovertargetaction", "hide");
});
