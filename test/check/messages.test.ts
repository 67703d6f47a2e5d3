import { afterAll } from "vitest";
import { closeLanguageService } from "../support/program.ts";
import { describeMessages } from "../types/messages.ts";

afterAll(closeLanguageService);
describeMessages("5.4", "7.0");
