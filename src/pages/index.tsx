import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Hero} from '../components/home/Hero';
import {Sample} from '../components/home/Sample';
import {
  Assistants,
  Languages,
  Modules,
  OftenNeeded,
  WhoSeesWhat,
} from '../components/home/sections';
import {WaysIn} from '../components/home/WaysIn';
import type {Product} from '../config/product';
import Kit from './_kit.mdx';
import SampleCode from './_sample.mdx';

/** Home page: what the platform is, three ways in, a sample that was run, and what there is to know. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const product = siteConfig.customFields?.['product'] as Product;
  return (
    <Layout
      title={translate({id: 'site.home.pageTitle', message: 'Home'})}
      description={siteConfig.tagline}
    >
      <main className="container">
        <Hero name={product.name} />
        <WaysIn learnRoute={`/what-is-${product.slug}`} />
        <MDXContent>
          <Sample kit={<Kit />}>
            <SampleCode />
          </Sample>
        </MDXContent>
        <Modules product={product} />
        <WhoSeesWhat />
        <Languages product={product} />
        <Assistants />
        <OftenNeeded />
      </main>
    </Layout>
  );
}
