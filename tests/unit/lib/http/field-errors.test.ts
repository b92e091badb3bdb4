import { fieldErrors } from "@/lib/http/field-errors";
import { HttpError } from "@/lib/http/request";

const refused = (errors: unknown, status = 400) =>
  new HttpError(status, "", { status, detail: "Something is wrong.", errors });

test("errors of fields are the server's words by the last part of the path, the first of several", () => {
  const errors = [
    { path: "own.days", message: "Too many." },
    { path: "own.days", message: "Again." },
    { path: "own.books.0", message: "No such book." },
    { path: 4, message: "Not a path." },
  ];
  expect(fieldErrors(refused(errors))).toEqual({ days: "Too many.", books: "No such book." });
});

test.each([
  ["another failure", new TypeError("away")],
  ["another status", refused([{ path: "days", message: "no" }], 409)],
  ["a body that is no problem", new HttpError(400, "<html>", null)],
  ["a problem without them", refused(undefined)],
])("none for %s", (_name, error) => {
  expect(fieldErrors(error)).toEqual({});
});
