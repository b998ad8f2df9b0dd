// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Socket } from "$web/table/connection";
import { own } from "$web/words/own.svelte";

const sockets: Socket[] = [];
vi.stubGlobal(
  "WebSocket",
  class implements Socket {
    onmessage: Socket["onmessage"] = null;
    onclose: Socket["onclose"] = null;
    constructor() {
      sockets.push(this);
    }
    send() {}
    close() {}
  },
);
const hear = async (message: object) => {
  sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  await tick();
};

beforeEach(() => own.speak("en"));
afterEach(cleanup);

it("what is announced stays until it is put away, in the language of the reader", async () => {
  const { default: Announcement } = await import("$web/table/Announcement.svelte");
  const { link } = await import("$web/table/link.svelte");
  const { PROTOCOL } = await import("$web/table/connection");
  render(Announcement);
  link.connection.reconnect();
  const welcome = { message: "welcome", protocol: PROTOCOL, server: "one" };
  await hear(welcome);
  expect(screen.queryByRole("status")).toBeNull();
  await hear({ message: "announced", text: "New games tonight.", restart: 5 });
  expect(screen.getByRole("status").textContent).toBe(
    "New games tonight. The server is being started again. Your game goes on in a moment; no clock runs meanwhile.",
  );
  await own.speak("ru");
  await tick();
  expect(screen.getByRole("status").textContent).toContain("Сервер запускается заново");
  await fireEvent.click(screen.getByRole("button", { name: "Закрыть" }));
  expect(screen.queryByRole("status")).toBeNull();
  await hear({ message: "announced", text: "New games tonight.", restart: 4 });
  expect(screen.queryByRole("status")).toBeNull(); // said again after a break
  await hear({ message: "announced", text: "Tea at five.", restart: null });
  expect(screen.getByRole("status").textContent).toBe("Tea at five.");
  await hear({ message: "announced", text: "", restart: null });
  expect(screen.queryByRole("status")).toBeNull();
});
