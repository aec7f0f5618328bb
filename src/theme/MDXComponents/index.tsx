// Change: wraps the original. Adds the components that MDX files may use without an import, and the site's tables.
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import {Card, Cards} from '../../components/mdx/Cards';
import {Copy} from '../../components/mdx/Copy';
import {Steps} from '../../components/mdx/Steps';
import {HeaderCell, Table} from '../../components/ui/Table';
import {Code} from '../../plugins/code/client';
import {Drawing} from '../../plugins/diagrams/client';
import {Term} from '../../plugins/glossary/client';

export default {
  ...MDXComponents,
  Card,
  Cards,
  // Only inline code: the build replaces code blocks by Code. The stock component tells them apart while the page runs.
  code: 'code',
  Code,
  Copy,
  Drawing,
  Steps,
  TabItem,
  Tabs,
  Term,
  table: Table,
  th: HeaderCell,
};
