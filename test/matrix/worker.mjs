import { exercise, exerciseInProcess } from "./program.mjs";

export default {
  async fetch(_, { TARGET }) {
    try {
      const inProcess = await exerciseInProcess();
      return Response.json({ inProcess, overPort: await exercise(JSON.parse(TARGET)) });
    } catch (error) {
      return new Response(error.stack, { status: 500 });
    }
  },
};
