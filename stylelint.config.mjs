/** Raw colors are allowed in the token files only. Other style sheets use the tokens' names. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build*/**', '.docusaurus/**', '.cache/**', 'node_modules/**', 'static/**'],
  rules: {
    'color-no-hex': true,
    'declaration-no-important': true,
    // Classes of CSS Modules are camelCase, because code reads them as properties. The theme's classes follow its own style.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'property-disallowed-list': [
      [
        'margin-left',
        'margin-right',
        'padding-left',
        'padding-right',
        'border-left',
        'border-right',
        'left',
        'right',
      ],
      {message: 'Use the logical property (margin-inline-start, inset-inline-end, …).'},
    ],
  },
  overrides: [
    {files: ['src/css/tokens.css', 'src/css/codeColors.css'], rules: {'color-no-hex': null}},
  ],
};
