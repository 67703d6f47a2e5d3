# `sanguine mock` in a container, which needs no file system to write to: docker run --read-only. Get the published package first:
# npm pack sanguine && mv sanguine-*.tgz sanguine.tgz
FROM node:24-bookworm-slim
WORKDIR /app
COPY sanguine.tgz ./
RUN npm install --omit=dev --omit=peer --ignore-scripts --no-audit --no-fund ./sanguine.tgz
USER node
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:4010/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node_modules/.bin/sanguine", "mock", "--host", "0.0.0.0"]
