import type { World } from "../world.ts";

/** Takes out the parsing jobs of a user, with all that was read. */
export function eraseParsingJobs(world: World, userId: string): void {
  const { parsingJobs } = world.tables;
  for (const { job_id } of parsingJobs.all("user", userId)) parsingJobs.delete(job_id);
}
