import { isBadRequestError, isNotFoundError, isValidationError, type Client } from "sanguine";

/** The test kit that the page sells. */
export interface Kit {
  readonly id: string;
  readonly name: string;
}

/** Finds a test kit that needs no AOE answers; null when the team has none. */
export async function findKit(client: Client): Promise<Kit | null> {
  const tests = client.labTests.list({ collection_method: "testkit", status: "active" });
  for await (const { id, name, markers } of tests) {
    const asks = markers?.some(({ aoe }) => aoe?.questions.some(({ required }) => required)) ?? false;
    if (!asks) return { id, name };
  }
  return null;
}

/** Orders a test kit to the address that the service has of the user. Resolves to a message for the page. */
export async function orderKit(
  client: Client,
  { userId, kitId, idempotencyKey }: { userId: string; kitId: string; idempotencyKey: string },
): Promise<string> {
  try {
    const { address, ...info } = await client.users.latestInfo(userId);
    if (address == null) return "This user has no address.";
    const { zip_code: zip, first_line, second_line, city, state, country } = address;
    const { order } = await client.orders.create(
      {
        user_id: userId,
        order_set: { lab_test_ids: [kitId] },
        patient_details: {
          first_name: info.first_name,
          last_name: info.last_name,
          dob: info.dob,
          gender: info.gender === "female" ? "female" : "male",
          email: info.email,
          phone_number: info.phone_number,
        },
        patient_address: { first_line, second_line, city, state, zip, country },
      },
      { idempotencyKey },
    );
    return `Ordered: ${order.id}`;
  } catch (error) {
    if (isNotFoundError(error)) return "This user has no patient info yet.";
    if (isValidationError(error) || isBadRequestError(error))
      return "The lab cannot send a kit to this user. Check the patient info.";
    throw error;
  }
}
