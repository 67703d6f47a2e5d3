/**
 * Returns a function that gives objects a property whose value is computed from a source when it is read. One getter serves all of these
 * objects, because V8 makes a hidden class for every object literal with a getter, and keeps it with all that the getter refers to until a
 * full garbage collection.
 */
export function createLazyProperty<Name extends string, Source, Value>(
  name: Name,
  read: (source: Source) => Value,
): <Target extends object>(target: Target, source: Source) => Target & { readonly [Key in Name]: Value } {
  const from = Symbol(name);
  const property = {
    configurable: true,
    enumerable: true,
    get(this: { readonly [from]: Source }) {
      return read(this[from]);
    },
  };
  return <Target extends object>(target: Target, source: Source) => {
    Object.defineProperty(target, from, { value: source });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the target gets the property here.
    return Object.defineProperty(target, name, property) as Target & { readonly [Key in Name]: Value };
  };
}
