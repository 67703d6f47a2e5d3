const EXTENSION =
  /\.(s?css|less|m?[jt]sx?|html|ttf|otf|woff2?|eot|gif|jpe?g|png|avif|webp|svg|mp4|webm|ogg|mov|mp3|wav|flac|aac|pdf|txt|csv|json|xml|md|zip|tar|gz|rar|7z)$/i;

/**
 * Returns whether a URL is of a file that web pages load. It does what `isCommonAssetRequest` of MSW does, which only MSW's root exports:
 * the root takes long to load.
 */
export function isCommonAsset({ protocol, hostname, pathname }: URL): boolean {
  return (
    protocol === "file:" ||
    hostname.includes("fonts.googleapis.com") ||
    pathname.includes("node_modules") ||
    pathname.includes("@vite") ||
    EXTENSION.test(pathname)
  );
}
