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
