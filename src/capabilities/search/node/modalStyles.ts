/** Where the modal's styles go in the browser's bundle. */

/** The stock modal's style sheets, and ours over them. */
const modalStylesRegex =
  /@docsearch[\\/]css[\\/]|capabilities[\\/]search[\\/]client[\\/]modal\.css$/;

/**
 * The core puts all styles of a site into one sheet, which every page loads. Those of the modal stay out of it,
 * and come with its code: before the modal is rendered, so that it never stands there unstyled.
 */
export const modalStylesRule = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {test: new RegExp(`^(?!.*(?:${modalStylesRegex.source}))`)},
      },
    },
  },
};
