/** Filters the list while the user types. Without scripts, the same field is submitted as a form. */
export const searchScript = `
(() => {
  const field = document.getElementById("search");
  const count = document.getElementById("count");
  const items = [...document.querySelectorAll("ul.providers li")];
  const nothing = document.getElementById("nothing");
  if (!field || !count || !nothing) return;
  document.getElementById("search-button")?.setAttribute("hidden", "");
  const show = () => {
    const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let found = 0;
    for (const item of items) {
      const text = item.dataset.text ?? "";
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) found += 1;
    }
    nothing.hidden = found > 0;
    count.textContent = found === 1 ? "1 provider" : found + " providers";
  };
  field.addEventListener("input", show);
  show();
})();
`;
