/** Style sheets in tests: each class by its own name, so that markup can be read without a bundler. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : String(name)) });
