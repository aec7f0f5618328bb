// The one helper of tslib that @docusaurus/utils-common calls in the browser. tslib is a CommonJS module there, so the
// bundler would include all 18 KB of it.
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
