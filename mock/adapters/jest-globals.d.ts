/** What `sanguine/mock/jest` uses of Jest. Jest provides this module at run time, whether it is installed or not. */
declare module "@jest/globals" {
  type Define = (name: string, fn: () => Promise<void>, timeout?: number) => void;
  type DefineEach = (
    cases: readonly unknown[],
  ) => (name: string, fn: (...values: unknown[]) => Promise<void>, timeout?: number) => void;

  export const test: Define & {
    readonly only: Define & { readonly each: DefineEach; readonly failing: Define };
    readonly skip: Define & { readonly each: DefineEach };
    readonly failing: Define;
    readonly each: DefineEach;
    readonly concurrent: Define & {
      readonly only: Define & { readonly each: DefineEach };
      readonly skip: Define & { readonly each: DefineEach };
      readonly each: DefineEach;
    };
    todo(name: string): void;
  };
  export const expect: {
    getState(): {
      readonly testPath?: string;
      readonly currentTestName?: string;
      readonly currentConcurrentTestName?: () => string | undefined;
    };
  };
  export function afterEach(hook: () => void | Promise<void>): void;
}
