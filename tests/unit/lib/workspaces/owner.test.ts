import { missing, Owner, requireOne } from "@/lib/workspaces/owner";

const ID = "0198c0de-0000-7000-8000-000000000001";

test("a visitor's queries name their workspace, by list, by id and in SQL", () => {
  const owner = Owner.ofWorkspace(ID);
  expect(owner.rows).toEqual({ workspaceId: ID });
  expect(owner.any).toEqual({ workspaceId: ID });
  expect(owner.row("x")).toEqual({ id: "x", workspaceId: ID });
  expect(owner.pattern).toBe(ID);
  expect(owner.pattern).not.toMatch(/[%_]/);
});

test("a plain client's lists are its label's, its ids are those of the whole demo space", () => {
  const owner = Owner.ofDemo("alice");
  expect(owner.workspaceId).toMatch(/^demo-[0-9a-f]{32}$/);
  expect(owner.rows).toEqual({ workspaceId: owner.workspaceId });
  expect(owner.row("x")).toEqual({ id: "x", workspaceId: { startsWith: "demo-" } });
  expect(owner.pattern).toBe("demo-%");
  expect(Owner.ofDemo("alice").workspaceId).toBe(owner.workspaceId);
  expect(Owner.ofDemo("Alice").workspaceId).not.toBe(owner.workspaceId);
});

test("a demo workspace is never opened as a visitor's", () => {
  expect(() => Owner.ofWorkspace(Owner.ofDemo("alice").workspaceId)).toThrow();
});

test("what no statement found is missing, whoever has it", () => {
  expect(() => requireOne(0)).toThrow(missing());
  expect(() => requireOne(1)).not.toThrow();
  expect(missing()).toMatchObject({ code: "not_found", status: 404 });
});
