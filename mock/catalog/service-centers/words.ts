const split = (text: string): readonly string[] => text.split(/\s+/);

/** Parts of fictional names. */
export const streetNames =
  split(`Maple Willow Juniper Orchard Harbor Meadow Lantern Quarry Sycamore Ferry Larkspur Granite
  Prairie Cedar Mill Poplar Clover Depot Heron Linden Summit Canal Aspen Foundry`);

export const streetKinds = split(`Street Avenue Road Lane Boulevard Drive`);

export const centerKinds = ["Draw Site", "Patient Center", "Collection Center", "Specimen Desk"];

export const roomKinds = split(`Suite Unit Floor`);

export const townStarts =
  split(`Alder Amber Birch Briar Copper Dove Elm Fern Flint Gull Hazel Iron Lark Moss Otter Pebble Quail
  Reed Sorrel Thistle`);

export const townEnds = split(`bank bridge brook by cross field ford gate haven mere moor stead ton wick`);

/** One area code of each state. Phone numbers use the block that is reserved for fiction, 555-0100 to 555-0199. */
export const areaCodes: Readonly<Record<string, string>> = Object.fromEntries(
  `AL 205, AK 907, AZ 602, AR 501, CA 213, CO 303, CT 203, DE 302, DC 202, FL 305, GA 404,
  HI 808, ID 208, IL 312, IN 317, IA 515, KS 316, KY 502, LA 504, ME 207, MD 410, MA 617,
  MI 313, MN 612, MS 601, MO 314, MT 406, NE 402, NV 702, NH 603, NJ 201, NM 505, NY 212,
  NC 704, ND 701, OH 216, OK 405, OR 503, PA 215, RI 401, SC 803, SD 605, TN 615, TX 214,
  UT 801, VT 802, VA 804, WA 206, WV 304, WI 414, WY 307`
    .split(/,\s+/)
    .map((pair) => pair.split(" ")),
);
