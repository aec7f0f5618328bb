// Change: wraps the theme's footer of a document, and says when it was checked.
import Footer from '@theme-original/DocItem/Footer';
import type FooterType from '@theme/DocItem/Footer';
import type {WrapperProps} from '@docusaurus/types';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {CheckedLine} from '@site/src/capabilities/evidence/client/CheckedLine';
import {readChecked} from '@site/src/capabilities/evidence/shared';

export default function FooterWrapper(props: WrapperProps<typeof FooterType>): ReactNode {
  const checked = readChecked(useDoc().metadata.frontMatter['checked']);
  return (
    <>
      <Footer {...props} />
      {checked && <CheckedLine {...checked} />}
    </>
  );
}
