/** The colors of every page of the mock, light and dark by preference. */
export const colors = `
:root {
  color-scheme: light dark;
  --page: #eef1f6; --card: #ffffff; --ink: #161b26; --soft: #525c6f; --line: #d5dbe6; --edge: #7c879b;
  --accent: #2f4fd0; --accent-ink: #ffffff; --accent-wash: #e8edff; --bad: #a3182b; --bad-wash: #fdecee; --good: #14703f; --good-wash: #e4f5ec;
  --shadow: 0 1px 2px rgb(20 30 60 / 8%), 0 12px 40px rgb(20 30 60 / 10%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0c0f16; --card: #161b26; --ink: #eef1f7; --soft: #a9b3c6; --line: #2b3344; --edge: #76829a;
    --accent: #9db2ff; --accent-ink: #0d1433; --accent-wash: #1f2947; --bad: #ffb0b8; --bad-wash: #3b1a20; --good: #86dfae; --good-wash: #12301f;
    --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 12px 40px rgb(0 0 0 / 40%);
  }
}
`;
