// The one helper of tslib that @docusaurus/utils-common calls in the browser; as a CommonJS module all 18 KB of it came along.
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
